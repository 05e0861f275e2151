import { expect, test } from 'vitest'
import { MetricsRegistry } from './metrics-registry.ts'
import { addProcess } from './process-metrics.ts'

test('[ROOM-29] what is counted and measured, in the form that everybody’s tools read', async () => {
  const all = new MetricsRegistry()
  const moves = all.counter('moves_total', 'Moves.')
  const took = all.histogram('took_seconds', 'How long they took.', [0.01, 0.1])
  all.gauge('rooms', 'Rooms.', async () => 3)
  all.total('cpu_seconds_total', 'Work.', () => 1.5)
  moves.inc()
  moves.inc()
  for (const seconds of [0.005, 0.01, 0.05, 7]) took.observe(seconds)
  expect(await all.text()).toBe(`# HELP moves_total Moves.
# TYPE moves_total counter
moves_total 2
# HELP took_seconds How long they took.
# TYPE took_seconds histogram
took_seconds_bucket{le="0.01"} 2
took_seconds_bucket{le="0.1"} 3
took_seconds_bucket{le="+Inf"} 4
took_seconds_sum 7.065
took_seconds_count 4
# HELP rooms Rooms.
# TYPE rooms gauge
rooms 3
# HELP cpu_seconds_total Work.
# TYPE cpu_seconds_total counter
cpu_seconds_total 1.5
`)
})

test('[ROOM-29] what cannot be read right now is left out, and the others are there', async () => {
  const all = new MetricsRegistry()
  all.gauge('kept', 'Rooms in the log.', () => Promise.reject(new Error('away')))
  all.gauge('rooms', 'Rooms.', () => 3)
  expect(await all.text()).toBe('# HELP rooms Rooms.\n# TYPE rooms gauge\nrooms 3\n')
})

test('a timer is stopped once, and says what it measured', async () => {
  const all = new MetricsRegistry()
  const stop = all.histogram('took_seconds', 'How long.', [60]).startTimer()
  const seconds = stop()
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(await all.text()).toContain(`took_seconds_bucket{le="60"} 1\n`)
  expect(await all.text()).toContain(`took_seconds_sum ${seconds}\n`)
})

test('[ROOM-29] the process tells its memory, its work and its open files', async () => {
  const all = new MetricsRegistry()
  addProcess(all)
  const values = Object.fromEntries(
    [...(await all.text()).matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
  expect(values.process_resident_memory_bytes).toBeGreaterThan(values.nodejs_heap_size_used_bytes!)
  expect(values.process_cpu_seconds_total).toBeGreaterThan(0)
  expect(values.process_start_time_seconds).toBeLessThanOrEqual(Date.now() / 1_000)
  expect(values.nodejs_eventloop_utilization).toBeGreaterThanOrEqual(0)
  expect(values.nodejs_eventloop_utilization).toBeLessThanOrEqual(1)
})
