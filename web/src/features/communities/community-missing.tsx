import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageTexts as texts } from './texts.ts'

export function CommunityMissing(): ReactNode {
  usePageTitle(texts.missing)
  return (
    <EmptyState
      level={1}
      title={texts.missing}
      action={
        <LinkButton to="/communities" variant="primary">
          {texts.browse}
        </LinkButton>
      }
    >
      {texts.missingBody}
    </EmptyState>
  )
}
