import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, ExternalContextCreator, MetadataScanner, Reflector } from '@nestjs/core';
import { RouteParamsFactory } from '@nestjs/core/router/route-params-factory.js';
import type { Request, Response } from 'express';

import type { SessionUser } from '../access/session-user.js';
import { IN_DOCUMENT, type InDocumentMark } from '../decorators/in-document.js';
import { AccountRequests } from '../limits/account-requests.js';

interface Part extends InDocumentMark {
  /** As the page asks for it, "/api/user/activity?limit=8". */
  address: string;
  answer: (request: Request, response: Response) => Promise<unknown>;
}

const ROUTE_PARAMS = new RouteParamsFactory();

/** Parameters of a route from what Express hands over. */
const PARAMS = {
  exchangeKeyForValue: (type: number, data: string, [req, res, next]: unknown[]): unknown =>
    ROUTE_PARAMS.exchangeKeyForValue(type, data, { req, res, next } as never),
};

type Handler = (...given: unknown[]) => unknown;

/** What each page's document brings along: the answers of the routes that are marked with `InDocument`, by their addresses. */
@Injectable()
export class DocumentAnswers implements OnApplicationBootstrap {
  private parts: Part[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly contexts: ExternalContextCreator,
    private readonly turns: AccountRequests,
  ) {}

  onApplicationBootstrap(): void {
    const controllers = this.discovery.getControllers().flatMap(({ instance }) => (instance ? [instance as Record<string, Handler>] : []));
    this.parts = controllers.flatMap((controller) => this.partsOf(controller));
  }

  /** Answers for the signed-in user of this request; a refused or failed one is left out, and the page requests it. */
  async of(request: Request, response: Response): Promise<Record<string, unknown>> {
    const user = request.user as SessionUser;
    const closed = gone(response);
    const own = this.parts.filter(({ page }) => page === 'every' || isShown(page, request, user));
    const answers = await Promise.allSettled(own.map((part) => this.inTurn(user.id, closed, () => part.answer(request, response))));
    const given = answers.flatMap((one, at): [string, unknown][] =>
      one.status === 'fulfilled' ? [[own[at]?.address ?? '', one.value]] : [],
    );
    return Object.fromEntries<unknown>(given);
  }

  /** Each answer counts against the account's request queue, because database connections are shared by all. */
  private async inTurn<T>(userId: string, closed: AbortSignal, work: () => Promise<T>): Promise<T> {
    const leave = await this.turns.enter(userId, closed);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private partsOf(controller: Record<string, Handler>): Part[] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object);
    return names.flatMap((name) => {
      const handler = controller[name];
      const mark = handler && this.reflector.get<InDocumentMark | undefined>(IN_DOCUMENT, handler);
      return handler && mark
        ? [{ ...mark, address: addressOf(controller, handler, mark), answer: this.call(controller, name, handler, mark) }]
        : [];
    });
  }

  /** The route as Nest calls it: guards, pipes and interceptors, those of the whole application among them. */
  private call(controller: Record<string, Handler>, name: string, handler: Handler, { query }: InDocumentMark): Part['answer'] {
    const options = { guards: true, interceptors: true, filters: false };
    const route = this.contexts.create(controller, handler, name, ROUTE_ARGS_METADATA, PARAMS, undefined, undefined, options, 'http');
    return (request, response) => {
      const asked = Object.create(request, { query: { value: query }, method: { value: 'GET' } }) as Request;
      return route(asked, response, () => undefined) as Promise<unknown>;
    };
  }
}

/** An admin's Home is another page; a guardian has pages of their own. */
function isShown(page: string, request: Request, { role, isAdmin }: SessionUser): boolean {
  return page === request.path && role === 'athlete' && !(isAdmin && page === '/');
}

function addressOf(controller: object, handler: Handler, { query }: InDocumentMark): string {
  const paths = [controller.constructor, handler].map((target) => Reflect.getMetadata(PATH_METADATA, target) as string);
  const path = ['/api', ...paths.flatMap((one) => one.split('/')).filter((one) => one !== '')].join('/');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function gone(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
