import { getNumbers, type DayNumbers } from '@patchbay/contract/staff/numbers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { BarChart, showNumber } from './bar-chart.tsx'
import { staffKey } from '../queues/public.ts'
import { countedTexts, numbersTexts as texts, numbersTexts, type Counted } from './texts.ts'

const countedNames = Object.keys(countedTexts) as Counted[]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** One line for each day; an unknown number is left empty. */
export function csvOf(days: readonly DayNumbers[]): string {
  const head = [numbersTexts.day, ...countedNames.map((name) => countedTexts[name])].map(quoted)
  const lines = days.map((one) => [one.day, ...countedNames.map((name) => one[name] ?? '')])
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

function useNumbers() {
  return useQuery({
    queryKey: [...staffKey, 'numbers'],
    queryFn: ({ signal }) => call(getNumbers, { signal }),
  })
}

/** Made in the browser, from what the page shows. */
function exportCsv(days: readonly DayNumbers[]): void {
  const url = URL.createObjectURL(new Blob([csvOf(days)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `numbers-${days.at(-1)?.day ?? ''}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

/** The same numbers for those who do not see the bars. */
function NumbersTable({ days }: { days: readonly DayNumbers[] }): ReactNode {
  return (
    <details className="mt-5">
      <summary className="cursor-pointer text-meta font-semibold">{texts.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="readout w-full text-right whitespace-nowrap">
          <caption className="sr-only">{texts.page}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-4 text-left">
                {texts.day}
              </th>
              {countedNames.map((name) => (
                <th key={name} scope="col" className="pl-4">
                  {countedTexts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day} className="border-t border-line">
                <th scope="row" className="pr-4 text-left">
                  {one.day}
                </th>
                {countedNames.map((name) => (
                  <td key={name} className="pl-4">
                    {showNumber(one[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** What happened each day, in plain bars. */
export function NumbersPage(): ReactNode {
  const query = useNumbers()
  const days = query.data?.days ?? []
  return (
    <div className="max-w-[1080px]">
      <div className="md:px-5">
        <TopBar
          title={texts.page}
          actions={
            days.length > 0 && (
              <Button size="sm" onClick={() => exportCsv(days)}>
                {texts.export}
              </Button>
            )
          }
        />
      </div>
      <p className="px-4 pb-3 text-meta text-ink-2 md:px-5">{texts.hint}</p>
      <Awaited query={query} texts={texts}>
        {({ days: counted, failedJobs }) => (
          <div className="px-4 pb-6 md:px-5">
            {failedJobs > 0 && <Banner tone="error">{texts.failedJobs(failedJobs)}</Banner>}
            {counted.length === 0 ? (
              <EmptyState title={texts.empty} />
            ) : (
              <>
                <div className="mt-3 grid gap-4 md:grid-cols-2">
                  {countedNames.map((name) => (
                    <BarChart key={name} days={counted} name={name} />
                  ))}
                </div>
                <NumbersTable days={counted} />
              </>
            )}
          </div>
        )}
      </Awaited>
    </div>
  )
}
