import {
  createArticleCategory,
  deleteArticleCategory,
  renameArticleCategory,
  type EditableCategory,
} from '@patchbay/contract/staff/article-categories'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { ReasonSheet } from '../queues/public.ts'
import { categoriesTexts as texts } from './texts.ts'
import { useEditableCategories, useRenewArticles } from './use-written-articles.ts'

type Step =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete'; readonly category: EditableCategory }

function failureWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'category_name_taken') return texts.taken
  if (error.code === 'category_not_empty') return texts.notEmpty
  return error.code === 'invalid_input' ? (firstIssue(error) ?? texts.required) : undefined
}

const titleOf = (step: Step): string => {
  if (step.kind === 'create') return texts.create
  const { name } = step.category
  return step.kind === 'rename' ? texts.renameOne(name) : texts.deleteOne(name)
}

function CategorySheet({ step, onClose }: { step: Step; onClose: () => void }): ReactNode {
  const [name, setName] = useState(step.kind === 'rename' ? step.category.name : '')
  const renew = useRenewArticles()
  const send = async (reason: string): Promise<void> => {
    if (step.kind === 'create') {
      await call(createArticleCategory, { body: { name, reason } })
      return
    }
    const params = { categoryId: step.category.id }
    if (step.kind === 'delete') await call(deleteArticleCategory, { params, body: { reason } })
    else await call(renameArticleCategory, { params, body: { name, reason } })
  }
  return (
    <ReasonSheet
      open
      onClose={onClose}
      title={titleOf(step)}
      submitLabel={step.kind === 'delete' ? texts.delete : texts.save}
      busyLabel={texts.saving}
      send={send}
      onSent={() => {
        renew()
        onClose()
      }}
      wordsFor={failureWords}
    >
      {step.kind === 'delete' ? (
        <p>{texts.deleteBody}</p>
      ) : (
        <TextField
          label={texts.name}
          dir="auto"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </ReasonSheet>
  )
}

/** All categories, by name; one without articles can be deleted. */
export function CategoriesPage(): ReactNode {
  const query = useEditableCategories()
  const [step, setStep] = useState<Step>()
  return (
    <div className="max-w-[860px]">
      <div className="md:px-5">
        <TopBar
          title={texts.page}
          actions={
            <Button size="sm" variant="primary" onClick={() => setStep({ kind: 'create' })}>
              {texts.create}
            </Button>
          }
        />
      </div>
      <Awaited query={query} texts={texts}>
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <ul aria-label={texts.page} className="border-t border-line">
              {categories.map((category) => (
                <li
                  key={category.id}
                  className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 md:px-5"
                >
                  <bdi className="font-semibold">{category.name}</bdi>
                  <span className="mr-auto text-meta text-ink-2">
                    {texts.count(category.articleCount)}
                  </span>
                  <Button
                    size="sm"
                    aria-label={texts.renameOne(category.name)}
                    onClick={() => setStep({ kind: 'rename', category })}
                  >
                    {texts.rename}
                  </Button>
                  {category.articleCount === 0 && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={texts.deleteOne(category.name)}
                      onClick={() => setStep({ kind: 'delete', category })}
                    >
                      {texts.delete}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
      {step && <CategorySheet step={step} onClose={() => setStep(undefined)} />}
    </div>
  )
}
