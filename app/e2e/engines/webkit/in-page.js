// What every page knows of the test that looks at it, before any script of its own: the values of WebDriver BiDi, there
// and back, and whatever the page has to tell. `context` is what the test calls the page.
export default function inPage(context) {
  const handles = new Map()
  const shared = new WeakMap()
  const compiled = new Map()
  let last = 0

  const post = what => globalThis.webkit.messageHandlers.bidi.postMessage(JSON.stringify(what))

  /** One of its own for whoever asks: they let go of it by themselves. */
  const handleOf = value => {
    const handle = `h${++last}`
    handles.set(handle, value)
    return handle
  }

  /** A node is known to all by one name. */
  const sharedIdOf = node => {
    if (!shared.has(node)) shared.set(node, handleOf(node))
    return shared.get(node)
  }

  const numberOf = value => (Number.isFinite(value) && !Object.is(value, -0) ? value : namedNumber(value))
  const namedNumber = value => (Object.is(value, -0) ? '-0' : String(value))

  const isWindow = value =>
    value === globalThis || Object.prototype.toString.call(value) === '[object Window]'

  const kindOf = value => {
    if (value === null) return 'null'
    if (typeof value !== 'object') return typeof value
    if (isWindow(value)) return 'window'
    if (value instanceof Node) return 'node'
    if (Array.isArray(value)) return 'array'
    const named = ['Date', 'RegExp', 'Error', 'Promise', 'Map', 'Set'].find(
      name => value instanceof globalThis[name],
    )
    return named ? named.toLowerCase() : 'object'
  }

  const told = {
    number: numberOf,
    bigint: String,
    string: value => value,
    boolean: value => value,
    date: value => value.toISOString(),
    regexp: ({ source, flags }) => ({ pattern: source, flags }),
    node: ({ nodeType, localName }) => ({ nodeType, localName, childNodeCount: 0 }),
    window: () => ({ context }),
  }
  const within = {
    array: (value, depth) => value.map(one => serialized(one, depth)),
    object: (value, depth) => Object.keys(value).map(key => [key, serialized(value[key], depth)]),
  }

  /** A value as WebDriver BiDi writes it, with a handle if somebody is to keep it. */
  const serialized = (value, depth = Number.POSITIVE_INFINITY, isKept = false) => {
    const type = kindOf(value)
    const object = { type }
    if (type in told) object.value = told[type](value)
    else if (type in within && depth > 0) object.value = within[type](value, depth - 1)
    if (isKept && type !== 'undefined') object.handle = handleOf(value)
    if (type === 'node') object.sharedId = sharedIdOf(value)
    return object
  }

  const plain = {
    undefined: () => undefined,
    null: () => null,
    number: ({ value }) => Number(value),
    bigint: ({ value }) => BigInt(value),
    array: ({ value }) => value.map(deserialized),
    object: ({ value }) => Object.fromEntries(value.map(([key, one]) => [keyOf(key), deserialized(one)])),
    date: ({ value }) => new Date(value),
    regexp: ({ value }) => new RegExp(value.pattern, value.flags),
    channel:
      ({ value }) =>
      data =>
        post({ channel: value.channel, data: serialized(data) }),
  }
  const keyOf = key => (typeof key === 'string' ? key : deserialized(key))
  const deserialized = one => {
    const handle = one.handle ?? one.sharedId
    if (handle !== undefined) {
      if (!handles.has(handle)) throw new Gone()
      return handles.get(handle)
    }
    return plain[one.type]?.(one) ?? one.value
  }

  // The page's own Content-Security-Policy forbids eval, and has to be there. So whatever the test would evaluate comes
  // as a script from outside: what is not known yet is asked for, and all is done again.
  class Unknown extends Error {}
  /** What the test still has in its hands was of the page before: no error of this one, and it may look again. */
  class Gone extends Error {}
  globalThis.eval = text => {
    if (compiled.has(text)) return compiled.get(text)()
    throw Object.assign(new Unknown('not compiled'), { text })
  }

  const wrong = error => ({
    type: 'exception',
    exceptionDetails: {
      text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      exception: { type: 'error' },
      columnNumber: 0,
      lineNumber: 0,
      stackTrace: { callFrames: [] },
    },
  })

  const answered = async (work, { depth, isKept, waits }) => {
    try {
      const value = work()
      const result = waits ? await value : value
      return JSON.stringify({ type: 'success', result: serialized(result, depth ?? undefined, isKept) })
    } catch (error) {
      if (error instanceof Unknown) return JSON.stringify({ unknown: error.text })
      if (error instanceof Gone) return JSON.stringify({ isGone: true })
      return JSON.stringify(wrong(error))
    }
  }

  /** As if somebody had chosen them. */
  const choose = (element, chosen) => {
    const input = deserialized(element)
    const files = new DataTransfer()
    for (const { name, type, base64 } of chosen)
      files.items.add(new File([Uint8Array.from(atob(base64), byte => byte.codePointAt(0))], name, { type }))
    input.files = files.files
    for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
  }

  // --- what the page tells

  const says = (type, level, text, more = {}) => post({ log: { type, level, text: String(text), ...more } })
  addEventListener('error', ({ message, error }) => {
    // What has no words is of a script that the test sent; the page's own scripts are of its own address, and have.
    if (message && message !== 'Script error.')
      says('javascript', 'error', error instanceof Error ? `${error.name}: ${error.message}` : message)
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    says('javascript', 'error', reason instanceof Error ? `${reason.name}: ${reason.message}` : reason),
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    says('javascript', 'error', `blocked by ${violatedDirective}: ${blockedURI}`),
  )
  for (const method of ['error', 'warn', 'info', 'log', 'debug']) {
    const own = console[method]
    console[method] = (...words) => {
      own.apply(console, words)
      const args = words.map(word => serialized(word instanceof Error ? `${word}` : word, 1))
      says('console', method, words.map(String).join(' '), { method, args })
    }
  }
  document.addEventListener('DOMContentLoaded', () => post({ event: 'domContentLoaded' }))

  Object.defineProperty(globalThis, '__bidi', {
    value: {
      answered,
      choose,
      compile: (text, make) => compiled.set(text, make),
      call: (make, args, options) => answered(() => make(...args.map(deserialized)), options),
      disown: names => names.forEach(name => void handles.delete(name)),
      preload: (make, args) => make(...args.map(deserialized)),
    },
  })
}
