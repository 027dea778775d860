import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabStyle } from './tab-style.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** Decided by the page: two tabs may differ in nothing but their search parameters. */
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

/** A tab that is an address of its own. */
export const LinkTab = createLink(Anchor)
