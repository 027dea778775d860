/** Starts a node as main.ts does, where only the files of the production image can be imported. */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isInImage } from './image-files.ts'

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const isOurs = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')
    if (!isOurs || isInImage(fileURLToPath(resolved.url))) return resolved
    throw Object.assign(new Error(`Cannot find module ${resolved.url}`), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
  },
})

// The operators' commands are in the image too; importing them runs nothing.
await import('../../../scripts/admin/admin.ts')
await import('../../../scripts/admin/backup.ts')
await import('../../../scripts/admin/restore.ts')
const { readConfig } = await import('../../src/platform/config.ts')
const { explainStartFailure } = await import('../../src/platform/start-failure.ts')
const { serve } = await import('../../src/serve.ts')
try {
  const config = { ...readConfig(), port: 0 }
  const server = await serve(config, { databaseUrl: config.databaseUrl ?? '' })
  console.log(`port ${server.port}`)
  process.once('SIGTERM', () => void server.stop())
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
