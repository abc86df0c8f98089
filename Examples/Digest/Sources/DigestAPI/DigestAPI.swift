// The rest of the module is generated from digest.yaml.
