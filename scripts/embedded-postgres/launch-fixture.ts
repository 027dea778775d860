import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

// Run by the tests as a separate process: starts a server, reports it, and obeys lines on stdin.
const [folder = '', durable] = process.argv.slice(2)

try {
  const server = await startEmbeddedPostgres({ folder, durable: durable === 'durable' })
  console.log(JSON.stringify({ url: server.url, pid: server.pid }))
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    if (line === 'exit without stop') process.exit(0)
  })
  lines.on('close', () => void server.stop())
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  console.log(JSON.stringify({ name, message }))
}
