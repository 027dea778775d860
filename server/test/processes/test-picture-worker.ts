import type { WorkerAnswer, WorkerJob } from '../../src/platform/pictures/picture-order.ts'

// Replaces the real worker: it does what the bytes say, and otherwise returns them.
process.on('message', ({ bytes }: WorkerJob) => {
  const wish = Buffer.from(bytes).toString()
  if (wish === 'crash') process.kill(process.pid, 'SIGSEGV')
  else if (wish === 'hang') for (;;);
  else if (wish === 'environment') answer(JSON.stringify(process.env))
  else if (wish === 'process') answer(String(process.pid))
  else answer(wish)
})
process.send?.('ready')

function answer(text: string): void {
  const pictures = [{ bytes: Buffer.from(text), width: 1, height: 1 }]
  process.send?.({ pictures } satisfies WorkerAnswer)
}
