import { useId, type ReactNode } from 'react'
import { eventsPanelTexts as texts } from './panel-texts.ts'

export const ticketBoxes = (
  <div className="space-y-2.5 px-4 md:px-0">
    <div className="skeleton h-28 rounded-control" />
    <div className="skeleton h-28 rounded-control" />
  </div>
)

/** The header of the events, around their content. */
export function EventsFrame(props: { action?: ReactNode; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="py-4 md:pt-0">
      <header className="mb-2.5 flex min-h-11 items-center justify-between gap-3 px-4 md:min-h-10 md:px-0">
        <h2 id={id} className="text-lead">
          {texts.title}
        </h2>
        {props.action}
      </header>
      {props.children}
    </section>
  )
}
