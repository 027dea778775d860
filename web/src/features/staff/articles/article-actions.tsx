import {
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { notReadyWords, ReasonSheet } from '../queues/public.ts'
import { ArticlePublicity } from './article-page.tsx'
import { actionTexts as texts } from './texts.ts'

interface ArticleActionsProps {
  article: WrittenArticle
  /** All that was typed has arrived. */
  isSaved: boolean
  onDone: (article: WrittenArticle) => void
  onDeleted: () => void
}

type Step = 'publish' | 'schedule' | 'unpublish' | 'delete'

interface Words {
  readonly title: string
  readonly busy: string
  readonly body: string
}

function wordsOf(step: Step, { state, hasChanges }: WrittenArticle): Words {
  const { working } = texts
  if (step === 'publish') {
    const title = hasChanges ? texts.publishChanges : texts.publish
    return { title, busy: texts.publishing, body: texts.publishBody }
  }
  if (step === 'schedule')
    return { title: texts.schedule, busy: texts.scheduling, body: texts.scheduleBody }
  if (step === 'delete')
    return { title: texts.delete, busy: texts.deleting, body: texts.deleteBody }
  return state === 'scheduled'
    ? { title: texts.unschedule, busy: working, body: texts.unscheduleBody }
    : { title: texts.unpublish, busy: working, body: texts.unpublishBody }
}

const stepsFor = ({ state, hasChanges }: WrittenArticle): readonly Step[] => {
  if (state === 'draft') return ['publish', 'schedule', 'delete']
  if (state === 'scheduled') return ['unpublish', 'delete']
  return hasChanges ? ['publish', 'unpublish', 'delete'] : ['unpublish', 'delete']
}

function failureWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.code === 'article_changed' ? texts.changed : notReadyWords(error)
}

/** Each of these asks why, for the audit log. */
export function ArticleActions(props: ArticleActionsProps): ReactNode {
  const { article, isSaved, onDone, onDeleted } = props
  const [step, setStep] = useState<Step>()
  const [at, setAt] = useState('')
  const { id: articleId, revision } = article
  const params = { articleId }
  const send = async (reason: string): Promise<WrittenArticle | undefined> => {
    if (step === 'publish') return call(publishArticle, { params, body: { revision, reason } })
    if (step === 'unpublish') return call(unpublishArticle, { params, body: { reason } })
    if (step === 'delete') {
      await call(deleteArticle, { params, body: { reason } })
      return undefined
    }
    const time = new Date(at)
    const publishAt = Number.isNaN(time.getTime()) ? '' : time.toISOString()
    return call(scheduleArticle, { params, body: { revision, publishAt, reason } })
  }
  const shown = step && wordsOf(step, article)
  return (
    <div className="flex flex-wrap gap-2">
      {stepsFor(article).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'publish' ? 'primary' : 'secondary'}
          disabled={!isSaved && one !== 'delete'}
          onClick={() => setStep(one)}
        >
          {wordsOf(one, article).title}
        </Button>
      ))}
      {article.state === 'published' && <ArticlePublicity articleId={articleId} />}
      <ReasonSheet
        open={shown !== undefined}
        onClose={() => setStep(undefined)}
        title={shown?.title ?? ''}
        submitLabel={shown?.title ?? ''}
        busyLabel={shown?.busy ?? ''}
        send={send}
        onSent={(answer) => {
          setStep(undefined)
          if (answer) onDone(answer)
          else onDeleted()
        }}
        wordsFor={failureWords}
      >
        <p>{shown?.body}</p>
        {step === 'schedule' && (
          <TextField
            label={texts.at}
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </ReasonSheet>
    </div>
  )
}
