import type { ComponentProps, ReactNode } from 'react'
import { TickBox } from './tick-box.tsx'

type CheckboxRowProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }

export function CheckboxRow({ label, ...rest }: CheckboxRowProps): ReactNode {
  return (
    <label className="flex min-h-11 items-center gap-3 has-disabled:opacity-50 md:min-h-8">
      <TickBox {...rest} />
      <span>{label}</span>
    </label>
  )
}
