import type { FoundMessage } from '@patchbay/contract/message-search'
import { nameOf } from '../people/public.ts'
import { searchTexts as texts } from './texts.ts'

/** 'You', or a first name. */
export const saidBy = ({ sender }: FoundMessage, viewerId: string): string =>
  sender.id === viewerId ? texts.you : (nameOf(sender).split(/\s/)[0] ?? '')
