import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'

/** A group of the form's fields. */
export function FieldsPanel({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactNode {
  return (
    <Panel title={title}>
      <div className="space-y-4 px-4 pb-4">{children}</div>
    </Panel>
  )
}
