/**
 * The nodes of one search tree, as parallel arrays that grow by doubling: no object per node, nothing to collect
 * between iterations. A node stands for the choice that leads to it; node 0 is the root. Siblings form a list from the
 * best prior to the worst.
 */
export class Tree {
  size = 0;
  /** First child, then `next` from sibling to sibling; 0 = none (the root is nobody's child). */
  first: Int32Array;
  next: Int32Array;
  /** Iterations that went through the node. */
  visits: Int32Array;
  /** Iterations in which its parent was visited and its choice was available. */
  available: Int32Array;
  /** Sum of the outcomes, to the seat that made the choice. */
  sum: Float64Array;
  prior: Float64Array;
  /** `identity` of the choice. */
  choice: Float64Array;

  constructor(capacity = 1024) {
    this.first = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.sum = new Float64Array(capacity);
    this.prior = new Float64Array(capacity);
    this.choice = new Float64Array(capacity);
  }

  /** Forgets everything and plants the root. */
  reset(): void {
    this.size = 0;
    this.create(0, 0);
  }

  /**
   * Adds a child of `parent` in its place among the siblings.
   * @param before a sibling known to have a better prior, to start looking from; 0 = none
   * @returns the new node
   */
  add(parent: number, choice: number, prior: number, before = 0): number {
    const node = this.create(choice, prior);
    let after = (before === 0 ? this.first[parent] : this.next[before]) as number;
    while (after !== 0 && (this.prior[after] as number) >= prior) {
      before = after;
      after = this.next[after] as number;
    }
    this.next[node] = after;
    if (before === 0) this.first[parent] = node;
    else this.next[before] = node;
    return node;
  }

  private create(choice: number, prior: number): number {
    if (this.size === this.first.length) this.grow();
    const node = this.size++;
    this.first[node] = 0;
    this.next[node] = 0;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.sum[node] = 0;
    this.prior[node] = prior;
    this.choice[node] = choice;
    return node;
  }

  private grow(): void {
    const capacity = 2 * this.first.length;
    const ints = (old: Int32Array): Int32Array => {
      const grown = new Int32Array(capacity);
      grown.set(old);
      return grown;
    };
    const floats = (old: Float64Array): Float64Array => {
      const grown = new Float64Array(capacity);
      grown.set(old);
      return grown;
    };
    this.first = ints(this.first);
    this.next = ints(this.next);
    this.visits = ints(this.visits);
    this.available = ints(this.available);
    this.sum = floats(this.sum);
    this.prior = floats(this.prior);
    this.choice = floats(this.choice);
  }
}
