import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface StaffRoute {
  /** The page of the console; empty for the overview. */
  readonly page: string
  /** What is open on that page. */
  readonly id: string | undefined
}

/** The console has one route, so that its pages are no part of the app that members load. */
export function useStaffRoute(): StaffRoute {
  const { _splat = '' } = useParams({ strict: false })
  const [page = '', id] = _splat.split('/')
  return { page, id }
}

export const staffPath = (page: string, id?: string): string =>
  id === undefined ? page : `${page}/${id}`

interface StaffLinkProps {
  page: string
  id?: string
  current?: boolean
  className?: string
  children: ReactNode
}

export function StaffLink({ page, id, current = false, className, children }: StaffLinkProps) {
  return (
    <Link
      to="/staff/$"
      params={{ _splat: staffPath(page, id) }}
      preload={false}
      aria-current={current ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
