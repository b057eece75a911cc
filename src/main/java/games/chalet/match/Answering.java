package games.chalet.match;

import games.chalet.web.Refused;

/** Where the answer to one command goes. */
interface Answering {

  void done(Course.Answer answer);

  void refused(Refused refused);
}
