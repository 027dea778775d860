import type { ReactNode } from 'react'

interface PanelRowProps {
  /** An avatar, a community mark or a 40 px icon. */
  mark?: ReactNode
  title: ReactNode
  line?: ReactNode
  /** A whole sentence under the line, which is never cut. */
  note?: ReactNode
  /** One small button or a tag at the right. */
  action?: ReactNode
  /** Below all of it, above a link that covers the row. */
  children?: ReactNode
}

/** A row of a panel, 64 px high, inside a list. A link in its title can cover it. */
export function PanelRow({ mark, title, line, note, action, children }: PanelRowProps): ReactNode {
  return (
    <li className="relative border-t border-line">
      <div className="flex min-h-[63px] items-center gap-3 px-4 py-2.5">
        {mark}
        <div className="min-w-0 flex-1">
          <div className="truncate font-medium">{title}</div>
          {line && <div className="truncate text-meta text-ink-2">{line}</div>}
          {note && <div className="text-meta text-ink-3">{note}</div>}
        </div>
        {action}
      </div>
      {children && <div className="relative px-4 pb-4">{children}</div>}
    </li>
  )
}
