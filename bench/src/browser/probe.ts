/** What a page is asked to watch from its very start. Times are milliseconds of the page's own clock. */
export interface Probe {
  /** Start and length of every task over 50 ms on the page's thread. */
  readonly tasks: readonly (readonly [startMs: number, lengthMs: number])[]
  /** From press or letter to the next paint, for everything over 16 ms. */
  readonly reactions: readonly (readonly [startMs: number, lengthMs: number])[]
  /** When the largest thing so far was painted. */
  readonly largestMs: number
  /** How much has moved by itself, in shares of the window. */
  readonly shift: number
  /** How long a worker took for each thing it was asked for. */
  readonly workerMs: readonly number[]
  /** When the last press or letter came. */
  readonly inputMs: number
  /** When a frame was painted in which a condition was true; the frame itself is over by then. */
  until(holds: () => boolean): Promise<number>
  /** What the last press was for: when it was painted, and when it was pressed. */
  painted: Promise<readonly [paintedMs: number, pressedMs: number]>
  /** Lengths of all frames of a while. */
  frames(ms: number): Promise<number[]>
  /** The same since the page began. */
  readonly contentMs: Promise<number>
}

/**
 * The script that gives a page its `bench`.
 *
 * @param content an expression that holds as soon as the page shows what one came for
 * @param hurry timers of at least 20 s run this many times faster
 */
export const probeScript = (content: string, hurry: number): string => `(() => {
  if (window.bench || window.top !== window) return;
  const bench = { tasks: [], reactions: [], largestMs: 0, shift: 0, workerMs: [], inputMs: 0 };
  window.bench = bench;
  const observe = (type, options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true, ...options });
  observe('longtask', {}, ({ startTime, duration }) => bench.tasks.push([startTime, duration]));
  observe('event', { durationThreshold: 16 }, ({ startTime, duration }) =>
    bench.reactions.push([startTime, duration]));
  observe('largest-contentful-paint', {}, ({ startTime }) => { bench.largestMs = startTime; });
  observe('layout-shift', {}, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) bench.shift += value;
  });
  for (const type of ['keydown', 'pointerdown', 'click', 'input'])
    addEventListener(type, (event) => { bench.inputMs = event.timeStamp; }, { capture: true });

  const giveUpMs = 60_000;
  bench.until = (holds) => new Promise((resolve, reject) => {
    const last = performance.now() + giveUpMs;
    const look = () => {
      if (holds()) {
        // A message is handled after the frame that this callback belongs to.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      } else if (performance.now() > last) reject(new Error('never held: ' + holds));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  bench.frames = (ms) => new Promise((resolve) => {
    const lengths = [];
    let before;
    const end = performance.now() + ms;
    const step = (now) => {
      if (before !== undefined) lengths.push(now - before);
      before = now;
      if (now < end) requestAnimationFrame(step);
      else resolve(lengths);
    };
    requestAnimationFrame(step);
  });
  bench.contentMs = bench.until(() => ${content});

  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...given) {
    const asked = performance.now();
    this.addEventListener('message', () => bench.workerMs.push(performance.now() - asked), { once: true });
    return postMessage.apply(this, given);
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const original = window[name];
    window[name] = (run, ms, ...rest) =>
      original(run, ms >= 20_000 ? ms / ${hurry} : ms, ...rest);
  }
})()`
