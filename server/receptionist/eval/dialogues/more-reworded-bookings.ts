import { dialogues } from "../dialogue.ts";

/** Every third of the reworded bookings, by order, put aside when they were written and read later. */
export const moreRewordedBookings = dialogues([
  {
    name: "reworded: half an email",
    turns: [
      [
        "can you reserve friday half past 10? its for Hugh Lenz",
        { asks: "email", facts: { name: "Hugh Lenz" } },
      ],
      ["hugh@lenz", { asks: "email", says: /unfinished|example\.com/i }],
      ["ah forgot the end, hugh@lenz.example", { asks: "confirm" }],
      ["mhm thats correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Hugh Lenz/ },
  },
  {
    name: "reworded: painters who want texts and a chat tomorrow",
    turns: [
      [
        "I run a painting company out of Boise, two crews. does it text people too, and is anyone around tmrw afternoon for a call",
        {
          action: "book",
          says: /text/i,
          offers: /Friday 13 March, .*pm/,
          facts: { trade: /paint/i, place: /Boise/, size: /(?:2|two) crews/ },
        },
      ],
      ["i'd take the 2:30", { facts: { time: /2:30/ }, asks: "name" }],
      [
        "put it under Walt Finch, and my mail is walt@finch.example",
        { asks: "confirm", facts: { name: "Walt Finch" } },
      ],
      ["all good", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Walt Finch/ },
  },
  {
    name: "reworded: all of it at once",
    turns: [
      [
        "Friday one o'clock works for me - Judy Marr / judy@marr.example / 208-555-0163. need a demo",
        {
          asks: "confirm",
          facts: { name: "Judy Marr", email: "judy@marr.example", phone: /0163/ },
        },
      ],
      ["all correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*judy@marr/i },
  },
  {
    name: "reworded: sales, right away",
    turns: [
      [
        "id love to talk to somebody in sales as quickly as possible",
        { action: ["book", "person"] },
      ],
      ["just give me your first available", { action: "book" }],
      ["name is Ty Ames", { asks: "email", facts: { name: "Ty Ames" } }],
      ["you can use ty@ames.example", { asks: "confirm" }],
      ["fine by me", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Ty Ames/ },
  },
  {
    name: "reworded: too early, then the afternoon",
    turns: [
      [
        "im looking to see a demo, monday before noon if u can",
        { action: "book", offers: /Monday 16.*am/ },
      ],
      ["anything at 8", { offersNo: /8:00/ }],
      ["hmm those are no good for me, what about after lunch", { offers: /Monday 16.*pm/ }],
      ["ill go with the first", { asks: "name", facts: { day: /Monday 16/, time: /1:00/ } }],
      ["Britta", { facts: { name: /Britta/ } }],
      ["britta@vos.example", { asks: "confirm" }],
      ["ok sure thing", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T19:00.*Britta/ },
  },
  {
    name: "reworded: a name before a question about nights",
    turns: [
      [
        "hey Dale Kemp here w/ Kemp Plumbing. can you just cover us overnight?",
        { says: /night|hour|forward/i, facts: { name: /Dale Kemp/ } },
      ],
      ["nice. get me a call friday at ten", { asks: "time", offers: /Friday 13/ }],
      ["ok make that ten thirty", { asks: "email", facts: { time: /10:30/ } }],
      ["dale@kemp.example", { asks: "confirm" }],
      ["schedule it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Dale Kemp/ },
  },
  {
    name: "reworded: a roofer, around ten thirty",
    turns: [
      [
        "Yo. Jake Stroh, Stroh Roofing in Provo. u free monday around ten thirty to talk?",
        {
          action: "book",
          asks: "email",
          facts: { day: /Monday 16/, time: /10:30/, name: /Jake Stroh/, place: /Provo/ },
        },
      ],
      [
        "best one is jake@strohroof.example",
        { asks: "confirm", facts: { email: "jake@strohroof.example" } },
      ],
      ["correct, book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Jake Stroh/ },
  },
  {
    name: "reworded: any day next week except monday",
    turns: [
      [
        "i could talk next week, just not on monday. can we schedule",
        { action: "book", offers: /Tuesday 17/, offersNo: /Monday/ },
      ],
      ["tuesdays out as well", { action: "book", offers: /Wednesday 18/, offersNo: /Tuesday/ }],
      [
        "then the first of those. Roy Tibbs, roy@tibbs.example",
        { asks: "confirm", facts: { name: "Roy Tibbs", time: /9:00/ } },
      ],
      ["you bet", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00.*Roy Tibbs/ },
  },
  {
    name: "reworded: drops it and comes back to it",
    turns: [
      ["put me in for friday 9am", { facts: { day: /Friday 13/ }, asks: "name" }],
      ["ah leave it for now", { action: "answer" }],
      ["is lawmatics something you connect to", { action: "answer", says: /Lawmatics/ }],
      [
        "good, then i do want that call. friday 1pm, Noel Abt, noel@abt.example",
        { asks: "confirm", facts: { time: /1:00/, name: "Noel Abt" } },
      ],
      ["ok yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Noel Abt/ },
  },
  {
    name: "reworded: another day, then the full name",
    turns: [
      [
        "around nine on friday would be good for a call",
        { facts: { day: /Friday 13/, time: /9:00/ } },
      ],
      ["Nat Oyelaran", { asks: "email", facts: { name: /Oyelaran/ } }],
      ["wait friday's bad, does monday work", { facts: { day: /Monday 16/ } }],
      ["nat.o@oye.example", { asks: "confirm", facts: { email: "nat.o@oye.example" } }],
      ["please put Nathan as the first name", { asks: "confirm", facts: { name: /Nathan/ } }],
      ["good, confirm it", { action: "booked" }],
    ],
    end: { booked: /2026-03-16.*Nathan/ },
  },
  {
    name: "reworded: monday or tuesday, the sooner one",
    turns: [
      [
        "i need a call monday or tuesday, the sooner the better, but after lunch",
        { action: "book", offers: /Monday 16.*pm/ },
      ],
      ["half past two", { facts: { day: /Monday 16/, time: /2:30/ } }],
      [
        "argh monday wont work. tuesday at the same hour",
        { facts: { day: /Tuesday 17/, time: /2:30/ } },
      ],
      ["make it out to Ben Katz", { facts: { name: "Ben Katz" }, asks: "email" }],
      ["ben@katz.example", { asks: "confirm" }],
      ["thats all correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*Ben Katz/ },
  },
  {
    name: "reworded: another time, with the link",
    turns: [
      [
        "https://farline.example/booking?token=booking-1.1.proof could we shift this to a different day",
        { says: /Monday 23 March/ },
      ],
      ["9:30 on the 24th", { asks: "confirm", facts: { day: /Tuesday 24/, time: /9:30/ } }],
      ["works", { says: /Tuesday 24 March/ }],
    ],
    end: { booked: false },
  },
  {
    name: "reworded: a call on the 23rd that cannot be kept",
    turns: [
      ["im not gonna make it to our call on the 23rd, please take it off", { asks: "link" }],
      ["that email is gone, i cleaned out my inbox", { action: "person" }],
      ["Glen Sarto glen@sarto.example", {}],
      ["yes do that", { action: "sent" }],
    ],
    end: { left: /Glen Sarto.*glen@sarto\.example/, booked: false },
  },
  {
    name: "reworded: angry, wants a human",
    turns: [
      ["wow what a useless piece of junk you are", { never: /junk/i }],
      ["I WANT TO TALK TO AN ACTUAL PERSON", { action: ["person", "message"] }],
      [
        "whatever. its Len Frost, len@frost.example, have them call about my bill",
        { asks: "confirm", facts: { name: "Len Frost", email: "len@frost.example" } },
      ],
      ["fine yes", { action: "sent" }],
    ],
    end: { left: /Len Frost.*bill/ },
  },
  {
    name: "reworded: let nora know",
    turns: [
      [
        "please let nora know we're signing in june and want 3 numbers. this is Kai Lund, kai@lund.example",
        { asks: "confirm", facts: { name: "Kai Lund" } },
      ],
      ["thats it, send", { action: "sent" }],
    ],
    end: { left: /Kai Lund.*signing in june/i },
  },
  {
    name: "reworded: stop ringing my shop",
    turns: [
      ["im really upset, somebody of yours rings my shop all day", { never: /\$/ }],
      ["let me talk to whoever is in charge", { action: ["person", "message"] }],
      ["Gus Marlow, 402 555 0119", { facts: { name: "Gus Marlow", phone: /0119/ } }],
      ["gus@marlow.example", { facts: { email: "gus@marlow.example" } }],
      ["they need to quit ringing my shop", {}],
      ["yes send", { action: "sent" }],
    ],
    end: { left: /Gus Marlow.*ringing my shop/s },
  },
  {
    name: "reworded: 中文换一个时间",
    turns: [
      ["周五早上有空通个电话吗", { action: "book", language: "zh", offers: /3月13日.*上午/ }],
      ["就最早的那个", { facts: { time: /9:00/ } }],
      ["哦我上午有事，换到下午一点吧", { facts: { time: /1:00/ } }],
      ["陈伟，邮箱chen@mail.example", { asks: "confirm", facts: { name: "陈伟" } }],
      ["没问题", { action: "booked", language: "zh" }],
    ],
    end: { booked: /2026-03-13T19:00.*陈伟/ },
  },
  {
    name: "reworded: 周三改到周四",
    turns: [
      ["周三下午1点能打电话聊聊吗", { language: "zh", facts: { day: /18/, time: /1:00/ } }],
      ["名字是孙丽", { asks: "email", facts: { name: "孙丽" } }],
      ["周三不行了，周四同一时间吧", { facts: { day: /19/, time: /1:00/ } }],
      ["sunli@sl.example", { asks: "confirm" }],
      ["行，就这样", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*孙丽/ },
  },
]);
