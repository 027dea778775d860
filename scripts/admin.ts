/** `npm run admin -- COMMAND …`: the commands of operators; each use is recorded. */
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { admin } from './admin/admin.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.exitCode = await admin(process.argv.slice(2), {
  environment: process.env,
  readInput: () => text(process.stdin),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
