// The rest of the module is generated from bookshop.yaml.
