import { means } from '@veillee/games/messages'
import * as v from 'valibot'

/** A whole gesture, as it is played and as it is fetched again. */

const strip = means(
  v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)),
  'Its samples in their compact form, in base64.',
)

export const drawing = means(
  v.strictObject({ kind: v.literal('drawing'), strip }),
  'What one finger drew into a palm.',
)

export const mime = means(v.strictObject({ kind: v.literal('mime'), strip }), 'What objects did on a hand.')
