/**
 * Which of the moves just generated makes a given choice: open addressing over typed arrays, emptied by raising a stamp.
 */
export class Lookup {
  /** How many keys are in. */
  size = 0;
  private keys = new Float64Array(1024);
  private values = new Int32Array(1024);
  /** Entries whose stamp is the present one are in; those with a `takenAt` of the present one were taken, too. */
  private stamps = new Int32Array(1024);
  private takenAt = new Int32Array(1024);
  private stamp = 0;
  private mask = 1023;

  /** Forgets everything and makes room for `count` entries. */
  reset(count: number): void {
    if (2 * count > this.keys.length) {
      const capacity = 2 ** Math.ceil(Math.log2(2 * count));
      this.keys = new Float64Array(capacity);
      this.values = new Int32Array(capacity);
      this.stamps = new Int32Array(capacity);
      this.takenAt = new Int32Array(capacity);
      this.stamp = 0;
      this.mask = capacity - 1;
    }
    this.stamp++;
    this.size = 0;
  }

  /** @returns false when the key is there already; it keeps its value */
  add(key: number, value: number): boolean {
    const at = this.find(key);
    if (this.stamps[at] === this.stamp) return false;
    this.keys[at] = key;
    this.values[at] = value;
    this.stamps[at] = this.stamp;
    this.size++;
    return true;
  }

  /** The value of `key`, or -1. */
  get(key: number): number {
    const at = this.find(key);
    return this.stamps[at] === this.stamp ? (this.values[at] as number) : -1;
  }

  /** Marks the key. @returns false when it is not there */
  take(key: number): boolean {
    const at = this.find(key);
    if (this.stamps[at] !== this.stamp) return false;
    this.takenAt[at] = this.stamp;
    return true;
  }

  /** Was the key marked since the last reset? */
  taken(key: number): boolean {
    return this.takenAt[this.find(key)] === this.stamp;
  }

  /** Slot of `key`, or the free one where it belongs. */
  private find(key: number): number {
    let at = (Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x100000000) | 0, 0x85ebca6b)) >>> 7;
    at &= this.mask;
    while (this.stamps[at] === this.stamp && this.keys[at] !== key) at = (at + 1) & this.mask;
    return at;
  }
}
