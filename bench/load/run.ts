/**
 * `npm run bench:load`: what a browser loads before the content of a page stands, and the processor
 * time of a load. With names of pages as arguments, measures only those.
 */
import type { Browser } from 'puppeteer-core'
import { browseSubject } from '../harness/browse-subject.ts'
import { measureCpu, measureLoad } from './measure.ts'
import { pages } from './pages.ts'

const rounds = 5
const wanted = process.argv.slice(2)
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0)
  throw new Error(`Choose among ${pages.map(({ name }) => name).join(', ')}.`)
await browseSubject(new URL('../lighthouse/app.ts', import.meta.url), (browser, { url }) =>
  measureAll(browser, url),
)

async function measureAll(browser: Browser, origin: string): Promise<void> {
  for (const page of chosen) {
    const { files, kB, steps, chain } = await measureLoad(browser, origin, page)
    const times: { all: number; renderer: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      times.push(await measureCpu(browser, origin, page))
    const [all, renderer] = [
      median(times.map((one) => one.all)),
      median(times.map((one) => one.renderer)),
    ]
    console.log(
      `${page.name}: ${kB.toFixed(0)} kB in ${files} files, ${steps} steps (${chain.join(' > ')}); ${all.toFixed(2)} s of CPU, of it the page ${renderer.toFixed(2)} s`,
    )
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
