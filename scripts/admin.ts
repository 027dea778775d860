/** `npm run admin -- COMMAND …`: the commands of operators; each use is recorded. */
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { admin } from './admin/admin.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return terminal.question(question).finally(() => terminal.close())
}

process.exitCode = await admin(process.argv.slice(2), {
  environment: process.env,
  readInput: () => text(process.stdin),
  ask: process.stdin.isTTY ? ask : undefined,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
