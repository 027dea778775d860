import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabStyle } from './tab-style.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** Set by the page, because two tabs may differ only in their search parameters. */
  current: boolean
}

function Anchor({ current, children, ...rest }: AnchorProps): ReactNode {
  return (
    <a
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={classNames('flex items-center', tabStyle(current))}
    >
      {children}
    </a>
  )
}

/** A tab with its own URL. */
export const LinkTab = createLink(Anchor)
