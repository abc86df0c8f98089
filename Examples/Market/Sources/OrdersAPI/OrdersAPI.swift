// The rest of the module is generated from specs/orders.yaml.
