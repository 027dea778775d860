import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticlesPanel } from '../../../features/articles/public.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { TopBar } from '../../../ui/top-bar.tsx'

const title = 'Information Hub'

interface Search {
  /** By its slug. */
  category?: string
}

export const Route = createFileRoute('/_shell/hub/')({
  validateSearch: ({ category }: Record<string, unknown>): Search =>
    typeof category === 'string' && category !== '' ? { category } : {},
  component: Hub,
  staticData: { visitors: 'redirect' },
})

function Hub(): ReactNode {
  const { category } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(title)
  return (
    <div className="mx-auto max-w-[680px]">
      <TopBar title={title} />
      <ArticlesPanel
        category={category}
        onCategory={(slug) =>
          void navigate({
            search: slug === undefined ? {} : { category: slug },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
