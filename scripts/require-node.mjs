// Preloaded by every script of package.json: the scripts need the Node that `npm ci` installs.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Patchbay brings its own Node, but this is Node ${process.versions.node}: run "npm ci" first, with install scripts allowed for the package "node".`,
  )
  process.exit(1)
}

// What was compiled is kept: a thread that finds it need not load the compiler, which takes 27 MB.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
