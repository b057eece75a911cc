package games.chalet.match.stomp;

import games.chalet.match.command.Replies;
import games.chalet.match.live.MatchRouting;
import games.chalet.match.live.PendingReplies;
import games.chalet.stomp.StompMessaging;
import games.chalet.web.NodeId;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Connects the matches to the sockets. */
@Configuration(proxyBeanMethods = false)
class StompMatches {

  @Bean
  Replies repliesOfMatches(NodeId node, StompMessaging messaging, PendingReplies pending) {
    return new StompReplies(node, messaging, pending);
  }

  @Bean
  MatchSubscriptions matchSubscriptions(MatchRouting matches) {
    return new MatchSubscriptions(matches);
  }
}
