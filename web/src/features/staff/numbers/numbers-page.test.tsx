import type { DayNumbers } from '@patchbay/contract/staff/numbers'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { csvOf } from './numbers-page.tsx'

const day = (changes: Partial<DayNumbers>): DayNumbers => ({
  day: '2026-11-15',
  members: 100_000,
  newMembers: 12,
  active: 5_000,
  activeInWeek: 20_000,
  posts: 40,
  replies: 80,
  messages: 900,
  matches: 7,
  contacts: 3,
  storageBytes: 5_000_000_000,
  ...changes,
})
const days = [day({ active: null }), day({ day: '2026-11-16', newMembers: 24 })]

const open = (numbers: { days: readonly DayNumbers[]; failedJobs: number }) =>
  renderPage('/staff/numbers', {
    server: fakeServer({
      'GET /session': () => ({ session: session({ role: 'admin' }) }),
      'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 0, appeals: 0 }),
      'GET /staff/numbers': () => numbers,
    }),
  })

it('shows a chart of each number, and a table with the same', async () => {
  open({ days, failedJobs: 2 })
  const chart = await screen.findByRole('img', { name: 'New members, 2026-11-15 to 2026-11-16' })
  const heights = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['32', '64'])
  screen.getByText('2 jobs have failed.')
  const table = screen.getByRole('table', { name: 'Numbers', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(3)
  expect(rows[1]?.textContent).toContain('2026-11-16100,00024')
  expect(rows[2]?.textContent).toContain('unknown')
})

it('says that nothing is counted yet, and has nothing to export', async () => {
  open({ days: [], failedJobs: 0 })
  await screen.findByText(/Nothing is counted yet/)
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
})

it('is exported with a line for each day', () => {
  const [head, first, second, end] = csvOf(days).split('\r\n')
  expect(head).toMatch(/^"Day","Members","New members",.*"Storage, in bytes"$/)
  expect(first).toBe('2026-11-15,100000,12,,20000,40,80,900,7,3,5000000000')
  expect(second).toBe('2026-11-16,100000,24,5000,20000,40,80,900,7,3,5000000000')
  expect(end).toBe('')
})
