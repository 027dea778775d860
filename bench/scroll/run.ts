/**
 * `npm run bench:scroll`: the longest task of the browser while scrolling up through a conversation
 * of 10,000 messages, compared with one of 600.
 */
import type { Browser } from 'puppeteer-core'
import { browseSubject } from '../harness/browse-subject.ts'
import { longestTask } from './longest-task.ts'

const most = 1.5
const rounds = 5

await browseSubject(new URL('app.ts', import.meta.url), async (browser, { paths, url }) => {
  const [few = '', many = ''] = paths.map((path) => url + path)
  await compare(browser, few, many)
})

/** Rounds alternate, so that noise on the machine affects both; the medians are compared. */
async function compare(browser: Browser, few: string, many: string): Promise<void> {
  const measured: { few: number; many: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({ few: await scroll(browser, few), many: await scroll(browser, many) })
  const [floor, subject] = [
    median(measured.map((one) => one.few)),
    median(measured.map((one) => one.many)),
  ]
  const ratio = median(measured.map((one) => one.many / one.few))
  const verdict = ratio <= most ? 'holds' : 'MISSED'
  console.log(
    `the longest task while scrolling 10,000 messages: ${subject.toFixed(0)} ms of CPU, 600 messages ${floor.toFixed(0)} ms, ${ratio.toFixed(2)} × (at most ${most} ×: ${verdict})`,
  )
  if (verdict === 'MISSED') process.exitCode = 1
}

async function scroll(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  await page.goto(address)
  const list = await page.waitForSelector('ol[aria-label=Messages] article')
  await list?.hover()
  const longest = await longestTask(page, async () => {
    for (let done = 0; done < 18_000; done += 300) await page.mouse.wheel({ deltaY: -300 })
    await page.waitForNetworkIdle()
  })
  await page.close()
  return longest
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
