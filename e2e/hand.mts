import { chromium, type Page } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const base = 'http://localhost:4710'
async function signIn(name: string, width = 1280, scheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 800 },
    colorScheme: scheme,
    hasTouch: width < 500,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60000)
  await page.goto(base + '/auth')
  await page.getByRole('button', { name: /Google/ }).click()
  await page
    .getByRole('button', { name: new RegExp(name) })
    .or(page.getByRole('link', { name: new RegExp(name) }))
    .first()
    .click()
  await page.waitForURL((u) => u.origin === base && !u.pathname.startsWith('/auth'))
  return page
}
const shot = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: `/tmp/h-${name}.png`, fullPage })
for (const [width, scheme] of [
  [1280, 'dark'],
  [390, 'light'],
] as const) {
  const tag = `${width}-${scheme}`
  const page = await signIn('Ines', width, scheme)
  await page.goto(base + '/marketplace')
  await page.getByRole('heading', { name: 'Browse' }).waitFor()
  await page.waitForTimeout(3000)
  await shot(page, 'browse-' + tag, true)
  await page
    .getByRole('textbox', { name: 'What the job is' })
    .fill(
      'Mix engineer for a six-track EP with live drums and a horn section, delivered by mid-December, around £45 an hour.',
    )
  await page.getByRole('button', { name: 'Find matches' }).click()
  await page.getByText('Why this match').first().waitFor()
  await page.waitForTimeout(1500)
  await shot(page, 'match-' + tag, true)
  await page
    .getByRole('button', { name: /^Contact/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(1000)
  await shot(page, 'contact-' + tag)
}
await browser.close()
