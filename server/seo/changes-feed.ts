import { changesTitle } from "#content/changes-title.ts";
import { everyPage } from "#content/every-page.ts";
import { type PageChange, pageChanges } from "#content/page-changes.ts";
import { headline } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { feeds } from "#contract/feeds.ts";
import { xml } from "./xml.ts";

/** Changes to the pages, as Atom (RFC 4287). `siteUrl`: without a trailing slash. */
export function changesFeed(siteUrl: string): string {
  const self = xml(siteUrl + feeds.changes);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-us">',
    `<title>${xml(changesTitle)}</title>`,
    `<id>${self}</id>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link href="${xml(`${siteUrl}/`)}"/>`,
    `<updated>${moment(pageChanges[0])}</updated>`,
    `<author><name>${xml(site.name)}</name></author>`,
    ...pageChanges.map((change) => entry(siteUrl, change)),
    "</feed>\n",
  ].join("\n");
}

function entry(siteUrl: string, change: PageChange): string {
  const links = change.paths.map(
    (path) => `<li><a href="${xml(siteUrl + path)}">${xml(labelOf(path))}</a></li>`,
  );
  const html = `<p>${xml(change.text)}</p><ul>${links.join("")}</ul>`;
  return [
    "<entry>",
    `<title>${xml(change.title)}</title>`,
    `<id>${xml(`${siteUrl}${feeds.changes}#${change.id}`)}</id>`,
    `<link href="${xml(siteUrl + change.paths[0])}"/>`,
    `<updated>${moment(change)}</updated>`,
    `<summary>${xml(change.text)}</summary>`,
    `<content type="html">${xml(html)}</content>`,
    "</entry>",
  ].join("");
}

const moment = (change: PageChange | undefined) => `${change?.date ?? "1970-01-01"}T00:00:00Z`;

const labelOf = (path: string) => {
  const page = everyPage.find((one) => one.path === path);
  return page ? headline(page) : path;
};
