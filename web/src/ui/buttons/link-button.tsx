import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

function Anchor({ variant, size, full, children, ...rest }: AnchorProps): ReactNode {
  const look = { ...(variant && { variant }), ...(size && { size }), full: full ?? false }
  return (
    <a {...rest} className={buttonStyle(look)}>
      {children}
    </a>
  )
}

/** A link that looks like a button; the compiler checks its target. */
export const LinkButton = createLink(Anchor)
