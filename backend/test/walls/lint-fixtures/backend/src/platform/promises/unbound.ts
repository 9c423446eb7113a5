// Breaks: a method is not taken off its object.
class Counter {
  private count = 0;
  next(): number {
    return (this.count += 1);
  }
}

export const { next } = new Counter();
