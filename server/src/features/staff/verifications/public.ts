export { decideVerification } from './decide-verification.ts'
export { badgeName, reviewRequest, type Verdict } from './review-request.ts'
export { verificationFeed } from './verification-feed.ts'
export { deleteRequestsOf, listPendingRequests } from './verifications.store.ts'
