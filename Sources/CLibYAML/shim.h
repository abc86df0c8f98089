#ifndef CHIRP_CLIBYAML_SHIM_H
#define CHIRP_CLIBYAML_SHIM_H

#include <yaml.h>

#endif
