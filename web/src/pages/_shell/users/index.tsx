import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PersonMissing } from '../../../features/people/people/public.ts'

export const Route = createFileRoute('/_shell/users/')({
  component: Nobody,
  staticData: { visitors: 'redirect' },
})

/** The page for a URL without an id. */
function Nobody(): ReactNode {
  return <PersonMissing withoutId />
}
