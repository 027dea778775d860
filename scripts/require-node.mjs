// Preloaded by every script of package.json: the scripts need the Node that `npm ci` installs.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Patchbay brings its own Node, but this is Node ${process.versions.node}: run "npm ci" first, with install scripts allowed for the package "node".`,
  )
  process.exit(1)
}
