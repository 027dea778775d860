import { briefTexts as texts } from '../texts.ts'

/**
 * The text that the box holds before the viewer writes: a greeting beside the brief, or the brief
 * itself where it is not sent beside it. Either can be sent as it is, and nothing is sent twice.
 */
export function firstWords(asked: string, brief: string): string {
  if (asked === '') return ''
  return brief === '' ? asked : texts.opening
}

interface Words {
  readonly content: string
  readonly brief: string
}

/** The draft once the brief is left out or added; what the viewer wrote themselves stays. */
export function wordsBeside(asked: string, draft: Words, brief: string): Words {
  const isOwn = draft.content !== firstWords(asked, draft.brief)
  return { content: isOwn ? draft.content : firstWords(asked, brief), brief }
}
