/**
 * Its name has a hash: whichever build has kept it, it is the right one. What comes from the network
 * instead, a font of another script say, is for the browser's own cache to keep.
 */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
