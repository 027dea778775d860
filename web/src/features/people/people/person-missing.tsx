import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { personTexts as texts } from './page-texts.ts'

/** There is no such person, or the URL has no id. */
export function PersonMissing({ withoutId = false }: { withoutId?: boolean }): ReactNode {
  usePageTitle(texts.missing)
  return (
    <EmptyState
      level={1}
      title={texts.missing}
      action={
        <LinkButton to="/" variant="primary">
          {texts.home}
        </LinkButton>
      }
    >
      {withoutId ? texts.noId : texts.missingBody}
    </EmptyState>
  )
}
