/** `npm run restore -- --from FILE`: brings a backup back, without who was deleted since. */
import { existsSync } from 'node:fs'
import { restore } from './admin/restore.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.exitCode = await restore(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
