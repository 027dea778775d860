export { askedOfRow, endedAt, isOver, takesAnswers, type StoredPoll } from './polls.store.ts'
export { canEnd, inOrder, viewPoll, type VoteCounts } from './polls.view.ts'
