import { useId, type ReactNode } from 'react'
import { discussionsTexts as texts } from './panel-texts.ts'

/** The header of the discussions, around their content. */
export function DiscussionsFrame(props: { actions?: ReactNode; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className="flex min-h-[53px] flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-2 border-b border-line px-4 py-1.5 md:px-5">
        <h2 id={id} className="mr-auto text-lead">
          {texts.title}
        </h2>
        {props.actions}
      </header>
      {props.children}
    </section>
  )
}
