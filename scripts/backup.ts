/** `npm run backup -- --to FILE|FOLDER`: the database and the files in one encrypted archive. */
import { existsSync } from 'node:fs'
import { backup } from './admin/backup.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.exitCode = await backup(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
