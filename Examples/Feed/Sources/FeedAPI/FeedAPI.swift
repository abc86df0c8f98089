// The rest of the module is generated from feed.yaml.
