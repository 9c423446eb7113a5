import { Injectable } from '@nestjs/common';

/** The OpenAPI document of the running application, made when it is first asked for. */
@Injectable()
export class ApiDocument {
  private make?: () => object;
  private made?: string;

  /** Sets the function that creates the document, which needs the whole application. */
  describeBy(make: () => object): void {
    this.make = make;
  }

  /** As JSON. */
  get text(): string {
    if (!this.make) throw new Error('nobody has said how the API is described');
    this.made ??= JSON.stringify(this.make());
    return this.made;
  }
}
